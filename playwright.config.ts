import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

// workers inherit the environment, so the browser is looked for once
process.env.E2E_BROWSER ??= execFileSync(process.execPath, [path.join(__dirname, 'scripts', 'browser.mjs'), '--path'], {
  encoding: 'utf8'
}).trim()

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: false,
  // each has a shop and a browser of its own; more than two would only take turns
  workers: process.env.E2E_ADDRESS ? 1 : 2,
  // a file that fails is run once more by the stage, alone, at its end
  retries: 0,
  // patience for a slow, busy machine: what never comes still fails
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.E2E_REPORTER === 'json' ? [['json'], ['line']] : 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.E2E_BROWSER,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
    }
  },
  projects: [
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 375, height: 812 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true
      }
    }
  ]
})
