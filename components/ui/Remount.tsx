import { Component, type ReactNode } from 'react';

/**
 * Mounts its children again when they fail: browser translation and extensions change the DOM under React. What must survive is
 * stored outside of them.
 */
export class Remount extends Component<{ children: ReactNode }> {
  // React mounts the children of a boundary from scratch after an error.
  static getDerivedStateFromError(): null {
    return null;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
