/**
 * What the servers tell the metrics of; nothing is collected where the metrics are off.
 * @typedef {ReturnType<typeof import('./create-metrics.mjs').createMetrics>} Metrics
 */

/**
 * Opens the metrics on their own port; null where they are off.
 * @param {import('./metrics-settings.mjs').MetricsSettings | null} [settings]
 * @returns {Promise<(Metrics & { close: () => Promise<void> }) | null>}
 */
export async function openMetrics(settings) {
  if (!settings) return null
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./create-metrics.mjs'),
    import('./serve-metrics.mjs'),
  ])
  const metrics = createMetrics()
  const { close } = await serveMetrics(settings, metrics)
  return { ...metrics, close }
}
