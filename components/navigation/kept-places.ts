import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import type { ReadingPlace } from './reading-place';

type Places = [entry: string, place: ReadingPlace][];

/** The oldest are forgotten; so many have room in what is read from storage. */
const maximumKept = 100;

/** Places of the entries of the history, as the documents of this tab before this one have left them. */
export function readKeptPlaces(): Map<string, ReadingPlace> {
  return new Map(readStoredJson(keys.places, isPlaces, 'session'));
}

/** Keeps places for the next document, beside those that another document of this tab has kept meanwhile. */
export function keepPlaces(places: Map<string, ReadingPlace>): void {
  const all = [...readKeptPlaces(), ...places];
  writeStored(keys.places, JSON.stringify([...new Map(all)].slice(-maximumKept)), 'session');
}

function isPlaces(value: unknown): value is Places {
  return (
    Array.isArray(value) &&
    value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]))
  );
}

function isPlace(value: unknown): value is ReadingPlace {
  const { top, block = [], distance = 0 } = (value ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(block) && [top, distance, ...(block as unknown[])].every((part) => typeof part === 'number')
  );
}
