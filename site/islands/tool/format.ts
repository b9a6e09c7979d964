import { locale } from '../../lib/locale.ts';

/** Formats a number without negative zero, and with a minus sign instead of a hyphen. */
function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options })
    .format(value)
    .replace('-', '−');
}

export function formatAmount(amount: number, currency: string): string {
  return format(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}

export function symbolOf(currency: string): string {
  return format(0, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).replace(
    /[\d.,]+/,
    '',
  );
}

export function formatPercent(percent: number): string {
  return `${formatNumber(percent, Math.abs(percent) < 1 ? 2 : 1)}%`;
}

export function formatNumber(value: number, digits = 6): string {
  return format(value, { maximumFractionDigits: digits });
}

/** Formats a chance from 0 to 1. A chance that isn't certain is never rounded to 0% or 100%. */
export function formatChance(
  chance: number,
  { under, over }: { under: string; over: string },
): string {
  if (chance > 0 && chance < 0.001) return `${under} 0.1%`;
  if (chance > 0.999 && chance < 1) return `${over} 99.9%`;
  return formatPercent(chance * 100);
}
