/** Values that replace `{name}` in the words of a rule. */
export type Values = Record<string, string | number>;

export type Severity = 'error' | 'warning';

/** Position in a file; lines and columns count from 1. */
export type Place = { line?: number | undefined; column?: number | undefined };

/** A correction that cannot change the meaning of the text; `--fix` applies it. */
export type Edit = { line: number; column: number; length: number; text: string };

/** What a rule returns. `file` defaults to the file of the page. */
export type Finding = Place & { file?: string; values?: Values; edit?: Edit | undefined };

/** A finding with its rule and file, ready for a report. */
export type Fault = Finding & { file: string; rule: string; values: Values };
