import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { prepareSource } from '../mdx/prepare';
import { placeOf } from './place';
import type { CheckedPage, Fault } from './types';

const linter = unified()
  .use(noDuplicateDefinitions)
  .use(noEmptyUrl)
  .use(noReferenceLikeUrl)
  .use(noUndefinedReferences, { allow: [/^[ x]$/i, /^!/, '…'] })
  .use(noUnusedDefinitions);

const french: Record<string, string> = {
  'no-duplicate-definitions': 'Une adresse de lien est définie deux fois.',
  'no-empty-url': 'Un lien ou une image sans adresse.',
  'no-reference-like-url': 'Une adresse de lien qui est le nom d’une définition.',
  'no-undefined-references': 'Un texte entre crochets sans adresse.',
  'no-unused-definitions': 'Une adresse de lien définie qui ne sert pas.',
};

/** What the linters of the remark project say about references and definitions. */
export function checkDefinitions(page: CheckedPage): Fault[] {
  if (!page.tree || page.kind === 'generated') return [];
  const file = new VFile(prepareSource(page.source.body));
  linter.runSync(page.tree, file);
  return file.messages.map((message): Fault => ({
    file: page.source.file,
    ...(message.line ? placeOf(page, message.line, message.column ?? undefined) : {}),
    rule: 'definition',
    values: { 'problem.en': message.reason, 'problem.fr': french[message.ruleId ?? ''] ?? message.reason },
  }));
}
