/** A small valid configuration, to try the checker with. */
export const sampleConfig = `{
  "package": { "productName": "Carnet", "version": "1.0.0" },
  "build": {
    "beforeDevCommand": "npm run dev",
    "beforeBuildCommand": "npm run build",
    "devPath": "http://localhost:1420",
    "distDir": "../dist"
  },
  "tauri": {
    "allowlist": {
      "dialog": { "open": true },
      "fs": { "readFile": true, "scope": ["$DOCUMENT/*"] },
      "window": { "setTitle": true }
    },
    "bundle": {
      "active": true,
      "identifier": "fr.exemple.carnet",
      "targets": ["deb", "dmg", "nsis"]
    },
    "windows": [{ "title": "Carnet", "width": 900, "height": 600 }]
  }
}
`;
