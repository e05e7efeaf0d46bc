/** Size of the first frames, in px. */
export const stillSize = { width: 640, height: 400 };

/** By name, the hash of the sample that the first frame was drawn from. */
export const stillsFile = 'content/fr/essais/stills.json';
