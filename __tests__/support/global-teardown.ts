export { deleteScratch as default } from './scratch';
