/** What every frame needs from the site: the address of the document it is put in, and the script that runs in it. */
type FrameHost = { address: string; runtime: string };

let host: FrameHost = { address: '', runtime: '' };

/** Called once the runtime is loaded, before the first sample starts. */
export function setFrameHost(loaded: FrameHost): void {
  host = loaded;
}

export function getFrameHost(): FrameHost {
  return host;
}
