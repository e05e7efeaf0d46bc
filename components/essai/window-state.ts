import type { WindowConfig } from '@/lib/essai/types';

export type Size = { width: number; height: number };
export type Position = { x: number; y: number };

/** What a window is like at a moment. */
export type WindowState = ReturnType<typeof toState>;

/** A window as the configuration wants it, on a desktop of this size. */
export function toState(config: WindowConfig, { width, height }: Size) {
  const own = {
    width: Math.min(config.width ?? 800, width - 32),
    height: Math.min(config.height ?? 600, height - 72),
  };
  return {
    title: config.title ?? 'Tauri App',
    visible: config.visible ?? true,
    decorations: config.decorations ?? true,
    resizable: config.resizable ?? true,
    alwaysOnTop: config.alwaysOnTop ?? false,
    ...own,
    x: config.center ? (width - own.width) / 2 : Math.min(config.x ?? 16, Math.max(0, width - own.width)),
    y: config.center ? (height - own.height) / 2 : Math.min(config.y ?? 14, Math.max(0, height - own.height)),
    minimized: false,
    maximized: config.maximized ?? false,
    fullscreen: config.fullscreen ?? false,
    focused: false,
    closable: true,
  };
}
