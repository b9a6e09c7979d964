export { locale } from '../../contract/locale.ts';
