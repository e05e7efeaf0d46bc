/** True for a day of the calendar as `2026-02-28`; `2026-02-30` is not one. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
  );
}
