import { startNavigation } from '@/components/navigation/navigate';
import { startOffline } from '@/components/offline/start-offline';

declare const __BUILD__: string;

/** The parts of the site that offline reading needs, and nothing else. */
document.documentElement.dataset.script = __BUILD__;
startNavigation();
startOffline();
document.documentElement.dataset.ready = '';
