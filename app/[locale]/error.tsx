'use client';

import { CrashPage } from '@/components/errors/CrashPage';

export default CrashPage;
