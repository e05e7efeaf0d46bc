'use client';

import { CrashView } from '@/components/errors/Crash';

export default CrashView;
