import runtime from 'site:essai-frame';
import { frameStyle } from './frame-style';
import type { FromFrame, Start, ToFrame } from './protocol';
import type { System } from './machine';

/** More messages in a second than any honest sample sends. */
const MAX_MESSAGES_PER_S = 400;
/** A frame that has not answered for this long is removed. Loops stop themselves earlier. */
const DEAD_AFTER_MS = 5000;

type Options = {
  title: string;
  label: string;
  labels: () => string[];
  system: System;
  html: string;
  start: Start;
  onMessage: (message: FromFrame) => void;
  /** Called once if the frame is stopped for what it does, with the reason. */
  onStopped: (reason: 'flood' | 'dead' | 'unavailable') => void;
};

/**
 * A sandboxed frame that runs code of a sample. Its origin is opaque, so it can reach neither the page nor any storage. It is
 * inside an empty frame of this site, whose policy it inherits: the page's own policy would refuse its inline scripts.
 */
export class Frame {
  readonly element = document.createElement('iframe');
  private port: MessagePort | undefined;
  private timer = 0;

  constructor(private readonly options: Options) {
    const { element } = this;
    element.title = options.title;
    element.src = `${document.documentElement.dataset.base ?? '/'}essais/cadre`;
    element.addEventListener('load', () => this.fill());
  }

  send(message: ToFrame): void {
    this.port?.postMessage(message);
  }

  focus(): void {
    this.element.contentWindow?.frames[0]?.focus();
  }

  remove(): void {
    clearInterval(this.timer);
    this.port?.close();
    this.port = undefined;
    this.element.remove();
  }

  private fill(): void {
    const { contentDocument } = this.element;
    if (!contentDocument?.querySelector('meta[name="robots"]') || contentDocument.title !== 'Essai')
      return this.stop('unavailable');
    const inner = contentDocument.createElement('iframe');
    inner.title = this.options.title;
    // Without allow-forms no submit event fires; the policy lets no form be sent.
    inner.setAttribute('sandbox', 'allow-scripts allow-forms');
    inner.setAttribute('srcdoc', this.toDocument());
    inner.addEventListener('load', () => this.connect(inner));
    contentDocument.body.replaceChildren(inner);
  }

  /** Called again when the sample reloads its page. */
  private connect(inner: HTMLIFrameElement): void {
    const { port1, port2 } = new MessageChannel();
    const { onMessage, start, labels } = this.options;
    this.port?.close();
    this.port = port1;
    let count = 0;
    let answered = performance.now();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      answered = performance.now();
      if ((count += 1) > MAX_MESSAGES_PER_S) this.stop('flood');
      else onMessage(data);
    };
    clearInterval(this.timer);
    this.timer = window.setInterval(() => {
      count = 0;
      if (document.hidden) answered = performance.now();
      else if (performance.now() - answered > DEAD_AFTER_MS) this.stop('dead');
      this.send({ kind: 'ping' });
    }, 1000);
    inner.contentWindow?.postMessage('essai', '*', [port2]);
    this.send({ kind: 'windows', labels: labels() });
    this.send({ kind: 'start', start });
  }

  private stop(reason: 'flood' | 'dead' | 'unavailable'): void {
    this.remove();
    this.options.onStopped(reason);
  }

  private toDocument(): string {
    const { html, label, labels, system } = this.options;
    const metadata = { __windows: labels().map((one) => ({ label: one })), __currentWindow: { label } };
    const scheme = getComputedStyle(document.documentElement).colorScheme.includes('light')
      ? 'light'
      : 'dark';
    const version = system === 'windows' ? 'Windows' : system === 'macos' ? 'Macintosh' : 'X11; Linux';
    const first =
      `window.__TAURI_METADATA__=${JSON.stringify(metadata)};` +
      `Object.defineProperty(navigator,'appVersion',{value:'5.0 (${version})'})`;
    return (
      '<!doctype html><html lang="fr"><head><meta charset="utf-8">' +
      `<style>:root{color-scheme:${scheme}}${frameStyle}</style>` +
      [first, runtime].map((text) => `<script>${text.replaceAll('</', '<\\/')}</script>`).join('') +
      `</head><body>${html}</body></html>`
    );
  }
}
