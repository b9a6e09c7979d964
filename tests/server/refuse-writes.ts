import { sql } from 'kysely';
import type { DatabaseConfig } from '../../server/config.ts';
import type { Database } from '../../server/store/tables.ts';

/** Makes the database refuse to store settings, as a full disk would, while it can be read. */
export async function refuseWrites(db: Database, engine: DatabaseConfig['engine']): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger refuse_writes before insert on settings
      begin select raise(abort, 'no room'); end`.execute(db);
    return;
  }
  await sql`create function refuse_writes() returns trigger language plpgsql
    as 'begin raise exception ''no room''; end'`.execute(db);
  await sql`create trigger refuse_writes before insert on settings
    for each row execute function refuse_writes()`.execute(db);
}
