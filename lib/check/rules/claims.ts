import { findInLines } from '../page';
import { findAll } from '../prose';
import type { Rule } from '../rule';
import type { Words } from '../types';

/** Sentences that this site once contained and that the sources of Tauri 1.x contradict. */
const claims: { pattern: RegExp; fix: Words }[] = [
  {
    pattern: /(?:chaque|tout) (?:accès|appel) au système (?:passe|dépend)[^.]*liste d['’]autorisations/giu,
    fix: {
      fr: 'La liste d’autorisations ne règle que l’API JavaScript : ni les commandes, ni les plugins, ni le code Rust n’en dépendent.',
      en: 'The allowlist governs the JavaScript API only: commands, plugins and Rust code do not depend on it.',
    },
  },
  {
    pattern: /(?:suivante|secours)[^.]* que si [^.]*JSON (?:illisible|invalide|mal formé)/giu,
    fix: {
      fr: 'Une réponse 2xx qui n’est pas du JSON arrête la recherche de mise à jour ; seul un JSON d’une autre forme mène à l’adresse suivante.',
      en: 'A 2xx response that is not JSON aborts the check for updates; only JSON of another shape leads to the next endpoint.',
    },
  },
  {
    pattern: /traduction (?:communautaire|tenue par la communauté)/giu,
    fix: {
      fr: 'Les textes français sont écrits pour ce site : ils ne sont pas une traduction.',
      en: 'The French texts are written for this site: they are not a translation.',
    },
  },
  {
    pattern: /dès qu(?:['’]une|e la) page écoute la demande de fermeture/giu,
    fix: {
      fr: 'Seul un écouteur de cette fenêtre suspend sa fermeture.',
      en: 'Only a listener of that window suspends its closing.',
    },
  },
];

export const claimRules: Rule[] = [
  {
    id: 'known-error',
    fr: '« {found} » est faux pour Tauri v1.',
    en: '"{found}" is not true of Tauri v1.',
    prose: (text) =>
      claims.flatMap(({ pattern, fix }) => findAll(pattern, ([found]) => ({ values: { found, fix } }))(text)),
    bad: [
      'Chaque accès au système passe par une liste d’autorisations.',
      'L’adresse suivante n’est essayée que si la précédente ne répond pas, renvoie un code d’erreur ou un JSON illisible.',
      'Traduction tenue par la communauté : elle n’est pas relue.',
      'Dès que la page écoute la demande de fermeture, Rust suspend celle-ci.',
    ],
    good: [
      'Chaque appel de l’API JavaScript au système dépend d’une clé de la liste d’autorisations.',
      'Une réponse qui n’est pas du JSON arrête la recherche.',
    ],
  },
  {
    id: 'window-close',
    fr: 'close() ferme la fenêtre sans émettre CloseRequested : le travail non enregistré est perdu, et la page n’en dit rien.',
    en: 'close() closes the window without CloseRequested: unsaved work is lost, and the page does not say so.',
    fixFr: 'Prévenez le lecteur, et montrez comment poser la même question que onCloseRequested.',
    fixEn: 'Warn readers, and show how to ask the same question as onCloseRequested.',
    sample: ({ code }, { kind, source }) =>
      kind !== 'page' || source.body.includes('onCloseRequested')
        ? []
        : findInLines(code, /\bappWindow\.close\(\)/).slice(0, 1),
    bad: ['```ts nocheck="import omis dans l’exemple"\nvoid appWindow.close();\n```'],
    good: ['`onCloseRequested` attend.\n\n```ts nocheck="import omis ici"\nvoid appWindow.close();\n```'],
  },
];
