'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useOverflow } from '../ui/use-overflow';
import { CodeTools } from './CodeTools';

type Props = {
  lang?: string;
  title?: string;
  /** What the buttons act on: a file name, or the language and the heading. */
  name: string;
  className?: string;
  /** Number of lines of a long block, which shows the first ones and a button for the rest (code.css says how many). */
  lines?: string;
  children: ReactNode;
};

/** A block of code with its tools. It is a tab stop while it can be scrolled sideways (WCAG 2.1.1). */
export function CodeBlock({ lang, title, name, className, lines, children }: Props) {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(pre);
  const [isWrapped, setWrapped] = useState(false);
  const Block = title ? 'figure' : 'div';
  return (
    <Block className="code" data-lang={lang} data-wrap={isWrapped ? '' : undefined}>
      {title ? <figcaption>{breakAtSlashes(title)}</figcaption> : null}
      <pre ref={pre} tabIndex={overflows === false ? undefined : 0} className={className}>
        <code>{children}</code>
      </pre>
      {lines ? <MoreLines count={Number(lines)} /> : null}
      <CodeTools
        pre={pre}
        name={name}
        canWrap={overflows === true || isWrapped}
        isWrapped={isWrapped}
        onWrap={() => setWrapped(!isWrapped)}
      />
    </Block>
  );
}

/** Lets a long path break between its folders; browsers would break it after a hyphen or within a name. */
function breakAtSlashes(title: string): ReactNode {
  return title.split(/(?<=\/)(?=.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Expands a long block without script: the style sheet cuts the block while this element is closed. */
function MoreLines({ count }: { count: number }) {
  const t = useTranslations('doc');
  return (
    <details className="more-lines">
      <summary>
        <span>{t('moreLines', { count })}</span>
        <span>{t('lessLines')}</span>
      </summary>
    </details>
  );
}
