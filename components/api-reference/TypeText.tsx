import { toHref, type Locale } from '@/lib/site/config';
import type { TypeToken } from '@/lib/api-reference/js/types';

type Props = { tokens: TypeToken[]; locale: Locale };

/** A type as it is written, its names linked to their definitions. */
export function TypeText({ tokens, locale }: Props) {
  return tokens.map(({ text, ref }, index) => {
    if (!ref) return text;
    if ('url' in ref) {
      return (
        <a key={index} href={ref.url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    return (
      <a key={index} href={`${toHref(`/v1/api/js/${ref.module}`, locale)}#${ref.anchor}`}>
        {text}
      </a>
    );
  });
}
