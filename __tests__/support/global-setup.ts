export { makeScratch as default } from './scratch';
