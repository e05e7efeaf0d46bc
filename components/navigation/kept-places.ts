import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import type { ReadingPlace } from './reading-place';

/** Places as they are stored: all numbers behind the entry they belong to. */
type Places = [entry: string, top: number, distance: number, ...block: number[]][];

/** The oldest are forgotten; so many have room in what is read from storage. */
const maximumKept = 100;

/** Places of the entries of the history, as the documents of this tab before this one have left them. */
export function readKeptPlaces(): Map<string, ReadingPlace> {
  const kept = readStoredJson(keys.places, isPlaces, 'session') ?? [];
  return new Map(kept.map(([entry, top, distance, ...block]) => [entry, { top, distance, block }]));
}

/** Keeps places for the next document, beside those that another document of this tab has kept meanwhile. */
export function keepPlaces(places: Map<string, ReadingPlace>): void {
  const all = [...new Map([...readKeptPlaces(), ...places])].slice(-maximumKept);
  const kept: Places = all.map(([entry, { top, distance = 0, block = [] }]) => [
    entry,
    top,
    distance,
    ...block,
  ]);
  writeStored(keys.places, JSON.stringify(kept), 'session');
}

function isPlaces(value: unknown): value is Places {
  return (
    Array.isArray(value) &&
    value.every(
      (place) =>
        Array.isArray(place) &&
        place.length > 2 &&
        place.every((part, index) => typeof part === (index ? 'number' : 'string')),
    )
  );
}
