import { createStore } from 'zustand/vanilla';
import { initialState, reduce, type OfflineEvent, type State } from './machine';
import { log } from './worker-link';

/** State of the copy, shown by the panel and the notices. Without React, which not every page loads. */
export const offlineState = createStore<State>()(() => initialState);

/** Passes an event to the state machine. What the transition causes is in lifecycle.ts. */
export function send(event: OfflineEvent): void {
  const state = reduce(offlineState.getState(), event);
  log(event.type, state.status);
  offlineState.setState(state, true);
}
