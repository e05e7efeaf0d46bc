'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { load } from '@/lib/browser/load';
import type { LateMessages as Messages } from '@/lib/i18n/late-messages';
import { toHref, type Locale } from '@/lib/site/config';

let loading: Promise<Messages> | undefined;

/** Messages that are not part of the pages. They are fetched once; after a failure the next call fetches them again. */
export function loadMessages(locale: Locale): Promise<Messages> {
  loading ??= fetchMessages(locale);
  loading.catch(() => (loading = undefined));
  return loading;
}

async function fetchMessages(locale: Locale): Promise<Messages> {
  const response = await load(toHref('/texts.json', locale));
  return (await response.json()) as Messages;
}

/** Adds late messages to those of the page. */
export function LateMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const ofPage = useMessages();
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...ofPage, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
