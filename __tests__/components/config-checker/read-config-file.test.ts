/** @jest-environment node */
import { readConfigFile } from '@/components/config-checker/read-config-file';

it.each([
  ['\uFEFF{\r\n}\r\n', '\uFEFF{\n}\n'],
  ['{\r}\r\r', '{\n}\n\n'],
  ['{\n}\n', '{\n}\n'],
])('reads %j with the line ends of a text field', async (content, expected) => {
  expect(await readConfigFile(new File([content], 'tauri.conf.json'))).toBe(expected);
});
