import { compareHosts } from './support/compare-hosts';

compareHosts();
