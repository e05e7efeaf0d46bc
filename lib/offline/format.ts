/** A number of bytes as the reader's language writes it: `1432000` → `1,4 Mo`. */
export function formatBytes(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' && value >= 10 ? 0 : 1;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}
