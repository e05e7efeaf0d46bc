import { render } from '@testing-library/react';
import { Cards } from '@/components/mdx/Cards';
import { Intl } from '../../support/intl';

// The second one is a name that every object inherits.
test.each(['bgu', 'constructor'])('an icon named %s stops the build', (name) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React names the component too
  const cards = ['bug', name].map((icon) => ({
    route: `/v1/guides/${icon}`,
    title: icon,
    description: '',
    language: 'fr' as const,
    icon,
  }));
  const show = () =>
    render(
      <Intl>
        <Cards cards={cards} />
      </Intl>,
    );
  expect(show).toThrow(`Icône inconnue « ${name} »\n  → Utilisez l’une de celles-ci : start,`);
});
