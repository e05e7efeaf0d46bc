import type { WindowConfig } from '@/lib/sample/types';

export type Size = { width: number; height: number };
export type Position = { x: number; y: number };

export type WindowState = ReturnType<typeof toState>;

/** Initial state of a window, on a desktop of this size. */
export function toState(config: WindowConfig, screen: Size) {
  const width = Math.min(config.width ?? 800, screen.width - 32);
  const height = Math.min(config.height ?? 600, screen.height - 28);
  const free = { x: Math.max(0, screen.width - width), y: Math.max(0, screen.height - height) };
  return {
    title: 'Tauri App',
    visible: true,
    decorations: true,
    resizable: true,
    maximizable: true,
    minimizable: true,
    closable: true,
    alwaysOnTop: false,
    minimized: false,
    maximized: false,
    fullscreen: false,
    ...config,
    width,
    height,
    x: config.center ? free.x / 2 : Math.min(config.x ?? 16, free.x),
    y: config.center ? free.y / 2 : Math.min(config.y ?? 14, free.y),
    focused: false,
  };
}

/** Answers about a window that are derived from its state. */
export function describeWindow(state: WindowState, screen: Size) {
  const size = { width: Math.round(state.width), height: Math.round(state.height) };
  const position = { x: Math.round(state.x), y: Math.round(state.y) };
  const monitor = { name: 'Écran 1', position: { x: 0, y: 0 }, scaleFactor: 1, size: screen };
  return {
    scaleFactor: 1,
    innerSize: size,
    outerSize: size,
    innerPosition: position,
    outerPosition: position,
    currentMonitor: monitor,
    primaryMonitor: monitor,
    availableMonitors: [monitor],
    theme: document.documentElement.dataset.theme,
    title: state.title,
    isDecorated: state.decorations,
  };
}
