import { whenIdle } from '@/lib/browser/when-idle';
import { useColorMode, type ColorMode } from '../color-mode/use-color-mode';
import { readAnswer, readMessage, type FromFrame, type Question, type Start, type ToFrame } from './protocol';
import type { System } from './machine';

/** A frame that sends more within a second, or before the browser is idle again, is stopped; the site's samples send far fewer. */
const MAX_MESSAGES = 400;
const LONGEST_FLOOD_MS = 30_000;

/** Operating systems as `navigator.appVersion` names them. */
const platforms: Record<System, string> = { windows: 'Windows', macos: 'Macintosh', linux: 'X11; Linux' };

/** What every frame needs from the site: the address of the document it is put in, and the script that runs in it. */
export type FrameHost = { address: string; runtime: string };

type Options = {
  host: FrameHost;
  label: string;
  /** Labels of the windows that are open. */
  labels: () => string[];
  system: System;
  html: string;
  start: Start;
  onMessage: (message: FromFrame, frame: Frame) => void;
  /** Called once, with the reason, when the frame is stopped. */
  onStopped: (reason: 'flood' | 'unavailable') => void;
};

/**
 * A sandboxed frame that runs code of a sample. Its origin is opaque, so it can reach neither the page nor any storage. It is
 * inside an empty frame of this site, whose policy it inherits: the page's own policy would refuse its inline scripts.
 */
export class Frame {
  readonly element = document.createElement('iframe');
  readonly label: string;
  /** Settled when the code has run for the first time. */
  readonly started: Promise<void>;
  /** True once the frame was stopped: the journal leaves out the late answers to its calls. */
  isStopped = false;
  private onStarted: () => void = () => undefined;
  private port: MessagePort | undefined;
  private timer = 0;
  private readonly stopFollowing = useColorMode.subscribe(({ mode }) => this.showColors(mode));

  constructor(private readonly options: Options) {
    const { element } = this;
    this.label = options.label;
    this.started = new Promise((resolve) => (this.onStarted = resolve));
    element.title = options.label;
    element.src = options.host.address;
    element.addEventListener('load', () => this.fill());
  }

  send(message: ToFrame, transfer: Transferable[] = []): void {
    this.port?.postMessage(message, transfer);
  }

  /** Runs a callback that the code has registered, such as the handler of an event. */
  call(id: number, value: unknown): void {
    this.send({ kind: 'call', id, value });
  }

  /** Resolves or rejects with the frame's answer. */
  ask(question: Question): Promise<unknown> {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve, reject) => {
      port1.onmessage = ({ data }) => {
        port1.close(); // more answers would be messages that nothing counts
        const answer = readAnswer(data);
        if ('value' in answer) resolve(answer.value);
        else reject(answer.reason);
      };
      this.send(question, [port2]);
    });
  }

  remove(): void {
    this.stopFollowing();
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
    inner.title = this.label;
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
    port1.onmessage = ({ data }) => {
      count += 1;
      if (count > MAX_MESSAGES) return this.stop('flood');
      const message = readMessage(data);
      if (message?.kind === 'started') this.onStarted();
      else if (message) onMessage(message, this);
    };
    clearInterval(this.timer);
    // A slow device answers fewer messages than a flood sends each second, but it is never idle then.
    this.timer = window.setInterval(() => whenIdle(() => (count = 0), LONGEST_FLOOD_MS), 1000);
    inner.contentWindow?.postMessage('sample', '*', [port2]);
    this.send({ kind: 'windows', labels: labels() });
    this.showColors(useColorMode.getState().mode);
    this.send({ kind: 'start', start });
  }

  /** Sent after every load: a reload brings back the `srcdoc`, with the mode of the time when it was written. */
  private showColors(mode: ColorMode | null): void {
    if (mode) this.send({ kind: 'colors', mode });
  }

  private stop(reason: 'flood' | 'unavailable'): void {
    this.isStopped = true;
    this.remove();
    this.options.onStopped(reason);
  }

  private toDocument(): string {
    const { host, html, label, labels, system } = this.options;
    const metadata = { __windows: labels().map((one) => ({ label: one })), __currentWindow: { label } };
    const first =
      `window.__TAURI_METADATA__=${JSON.stringify(metadata)};` +
      `Object.defineProperty(navigator,'appVersion',{value:'5.0 (${platforms[system]})'})`;
    return (
      '<!doctype html><html lang="fr"><head><meta charset="utf-8">' +
      `<style>:root{color-scheme:${document.documentElement.dataset.theme}}${frameStyle}</style>` +
      [first, host.runtime].map((text) => `<script>${text.replaceAll('</', '<\\/')}</script>`).join('') +
      `</head><body>${html}</body></html>`
    );
  }
}

/** Default styles, for pages without a style sheet. */
const frameStyle = `
body{margin:14px;font:15px/1.5 system-ui,sans-serif;background:light-dark(#fff,#1e1d1b);color:light-dark(#24211d,#e8e4dd)}
h1{margin:0 0 8px;font-size:20px}
h2{margin:0 0 6px;font-size:17px}
p{margin:8px 0}
label{display:block;margin:6px 0}
form{display:block}
input:not([type=checkbox],[type=radio],[type=range]),textarea,select{box-sizing:border-box;inline-size:100%;max-inline-size:26rem;padding:5px 8px;border:1px solid light-dark(#8a8276,#7d766c);border-radius:6px;background:light-dark(#fff,#171615);color:inherit;font:inherit}
textarea{min-block-size:4.5em}
@media(pointer:coarse){input,textarea,select{font-size:16px!important}}
button{margin:4px 4px 4px 0;padding:5px 12px;border:1px solid light-dark(#8a8276,#7d766c);border-radius:6px;background:light-dark(#f5f2ec,#2a2825);color:inherit;font:inherit;cursor:pointer}
button:disabled{opacity:.55}
:focus-visible{outline:2px solid light-dark(#0b57d0,#8ab4ff);outline-offset:1px}
output,pre{display:block;margin:8px 0;white-space:pre-wrap;overflow-wrap:anywhere}
pre{font:13px/1.5 ui-monospace,monospace}
progress{inline-size:100%}
[data-tauri-drag-region]{cursor:grab}
@media print{:root{color-scheme:light!important}}`.replace(/\n/g, '');
