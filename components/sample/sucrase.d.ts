/** The parser of sucrase has its types in another folder than its code. */
declare module 'sucrase/dist/esm/parser' {
  export { parse } from 'sucrase/dist/types/parser';
}
declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
