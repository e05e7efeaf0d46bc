'use client';

import { Component, type ReactNode } from 'react';

type Props = { item: unknown; text: string; children: ReactNode };

/** One broken entry shows a message in its place and leaves the page standing. */
export class NavbarItemBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(`${this.props.text}\n${JSON.stringify(this.props.item, null, 2)}`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <li className="nav-error" role="alert">
        {this.props.text} <code>{JSON.stringify(this.props.item)}</code>
      </li>
    );
  }
}
