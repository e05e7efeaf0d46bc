import { Tab, Tabs } from './Tabs';

type Props = { name: string; commands: { value: string; label: string; command: string }[] };

/** One shell command in the spelling of each package manager. */
export function CommandTabs({ name, commands }: Props) {
  return (
    <Tabs group="package-manager" name={name}>
      {commands.map(({ value, label, command }) => (
        <Tab key={value} value={value} label={label}>
          <div className="code" data-lang="bash">
            <pre tabIndex={0}>
              <code>
                <span className="line p">{`${command}\n`}</span>
              </code>
            </pre>
          </div>
        </Tab>
      ))}
    </Tabs>
  );
}
