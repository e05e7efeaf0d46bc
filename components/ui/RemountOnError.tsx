'use client';

import { Component, type ReactNode } from 'react';
import { PartError } from './PartError';

/** An error this soon after the last one is not due to a changed DOM. */
const REPEATED_MS = 1000;

type State = { hasFailed: boolean };

/**
 * Mounts its children again after an error: translators and extensions replace nodes that React then cannot remove. Children that
 * fail again at once are replaced by an error message.
 */
export class RemountOnError extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };
  private lastError = -Infinity;

  /** React has unmounted the children; any change of the state mounts them again. */
  override componentDidCatch(error: Error): void {
    console.warn('A part of the page is mounted again:', error);
    const now = performance.now();
    this.setState({ hasFailed: now - this.lastError < REPEATED_MS });
    this.lastError = now;
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return <PartError onRetry={() => this.setState({ hasFailed: false })} />;
    return this.props.children;
  }
}
