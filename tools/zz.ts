import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { freePort, serve } from './serve.ts';
const site = await serve();
const port = await freePort();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, `--remote-debugging-port=${port}`, '--force-effective-connection-type=4G'] });
for (const path of process.argv.slice(2)) {
  const r = await lighthouse(site.origin + path, { port, logLevel: 'error', output: 'json', disableFullPageScreenshot: true, onlyCategories: ['performance'] });
  const a = r!.lhr.audits;
  const m: any = (a['metrics']!.details as any).items[0];
  console.log(path, JSON.stringify({ fcp: m.firstContentfulPaint, lcp: m.largestContentfulPaint, tbt: m.totalBlockingTime, si: m.speedIndex, oFcp: m.observedFirstContentfulPaint, oLcp: m.observedLargestContentfulPaint, oLoad: m.observedLoad, oDcl: m.observedDomContentLoaded }));
  console.log(JSON.stringify((a['lcp-breakdown-insight']?.details as any)?.items?.map((i: any) => i.items ?? i.snippet ?? i), null, 0).slice(0, 900));
  console.log((a['network-requests']!.details as any).items.map((i: any) => `${i.url.slice(-40)} ${i.resourceType} ${i.priority} ${Math.round(i.networkRequestTime)}-${Math.round(i.networkEndTime)} ${i.transferSize}`).join('\n'));
  console.log((a['main-thread-tasks']!.details as any).items.filter((i: any) => i.duration > 3).map((i: any) => `${Math.round(i.startTime)}+${Math.round(i.duration)}`).join(' '));
  console.log(JSON.stringify((a['mainthread-work-breakdown']!.details as any).items.map((i: any) => [i.groupLabel, Math.round(i.duration)])));
}
await browser.close();
await site.stop();
