'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SearchForm } from './SearchForm';
import { redirectOrFindHelp, type Help } from './find-help';

type Props = {
  home: string;
  /** Introduces the pages. */
  intro: string;
  /** Shown while there is nothing better. */
  children: ReactNode;
};

/**
 * Help on an unknown address: redirects a former address on hosts without redirect rules, otherwise offers a search for its words and the
 * pages whose addresses are most like it.
 */
export function NotFoundHelp({ home, intro, children }: Props) {
  const [help, setHelp] = useState<Help | null>(null);
  useEffect(() => {
    redirectOrFindHelp().then(setHelp, (error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
  }, []);
  return (
    <>
      <SearchForm home={help?.home ?? home} words={help?.words ?? ''} />
      {help && help.pages.length > 0 ? (
        <>
          <p>{intro}</p>
          <ul>
            {help.pages.map(({ href, title }) => (
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
      ) : (
        children
      )}
    </>
  );
}
