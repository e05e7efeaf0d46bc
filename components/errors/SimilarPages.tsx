import type { Help } from './find-help';

type Props = {
  /** Introduces the pages. */
  intro: string;
  pages: Help['pages'];
};

/** The pages whose addresses are most like an unknown one. */
export function SimilarPages({ intro, pages }: Props) {
  return (
    <>
      <p>{intro}</p>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title ?? href}</a>
            {title ? (
              <>
                <br />
                <small>{href}</small>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
