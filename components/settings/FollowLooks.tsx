'use client';

import { useEffect } from 'react';
import { onStored } from '@/lib/browser/storage';
import { looks, showLook, type Look } from './looks';

/** Follows the text size and the line width that the reader chooses in other tabs. */
export function FollowLooks() {
  useEffect(() => {
    const names = Object.keys(looks) as Look[];
    const stops = names.map((name) => onStored(looks[name].key, (value) => showLook(name, value)));
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}
