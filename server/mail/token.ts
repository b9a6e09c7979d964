import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as base64url. The store only has its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
