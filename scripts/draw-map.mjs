/**
 * Draws the outlines of the world's land as one path for the dealers' map: node scripts/draw-map.mjs
 * The data is Natural Earth's (public domain); the projection is the page's own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { build } from 'esbuild'
import { feature } from 'topojson-client'

import { root } from './root.mjs'

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {Point[]} Ring
 */

const FOLDER = path.join(root, 'mfe-site/src/dealers')
/** The smallest island and the smallest bend that are drawn, in square map units. */
const SMALLEST_ISLAND = 40
const SMALLEST_BEND = 12
/** The finer tolerance in regions with many dealers, where the map is zoomed in most. */
const FINE_BEND = 1.6
const FINE = { west: -11, east: 20, south: 36, north: 60 }

const { project, MAP_HEIGHT, MAP_WIDTH } = await load(path.join(FOLDER, 'projection.ts'))
const { x: left, y: top } = project({ longitude: FINE.west, latitude: FINE.north })
const { x: right, y: bottom } = project({ longitude: FINE.east, latitude: FINE.south })

const rings = readLand().flatMap((polygon) => polygon.map(toPoints))
const kept = rings
  .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND && isInSight(ring))
  .map(simplify)
  .flatMap(onBothSides)
const land = kept.map(toPath).join('')

writeFileSync(
  path.join(FOLDER, 'land.ts'),
  `/** The world's land on the dealers' map, drawn by scripts/draw-map.mjs out of Natural Earth's facts. */\nexport const LAND =\n  '${land}'\n`,
)
const count = kept.reduce((sum, ring) => sum + ring.length, 0)
console.log(`${kept.length} outlines, ${count} points, ${(gzipSync(land).length / 1000).toFixed(1)} kB gzip`)

/**
 * @param {string} file
 * @returns {Promise<typeof import('../mfe-site/src/dealers/projection.ts')>}
 */
async function load(file) {
  const { outputFiles } = await build({ entryPoints: [file], write: false, format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles.map(({ text }) => text).join(''))}`)
}

function readLand() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const world = JSON.parse(readFileSync(file, 'utf8'))
  const { features } = feature(world, world.objects.land)
  return features.flatMap(({ geometry }) => geometry.coordinates)
}

/**
 * Returns an outline's points on the map. An outline that crosses the map's edge continues beyond it.
 * @param {number[][]} ring
 * @returns {Ring}
 */
function toPoints(ring) {
  /** @type {number | null} */
  let last = null
  return ring.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = project({ longitude, latitude: Math.max(latitude, -85) })
    last = last === null ? x : x + Math.round((last - x) / MAP_WIDTH) * MAP_WIDTH
    return [last, y]
  })
}

/**
 * Returns an outline, and its part beyond one edge again at the other edge.
 * @param {Ring} ring
 */
function onBothSides(ring) {
  const xs = ring.map(([x]) => x)
  /** @type {(by: number) => Ring} */
  const shifted = (by) => ring.map(([x, y]) => [x + by, y])
  if (Math.max(...xs) > MAP_WIDTH) return [ring, shifted(-MAP_WIDTH)]
  return Math.min(...xs) < 0 ? [ring, shifted(MAP_WIDTH)] : [ring]
}

/** @param {Ring} ring */
function isInSight(ring) {
  return Math.min(...ring.map(([, y]) => y)) < MAP_HEIGHT
}

/** @param {Ring} ring */
function areaOf(ring) {
  let twice = 0
  for (let at = 0; at < ring.length - 1; at++) {
    const [ax, ay] = pointAt(ring, at)
    const [bx, by] = pointAt(ring, at + 1)
    twice += ax * by - bx * ay
  }
  return Math.abs(twice) / 2
}

/**
 * Simplifies an outline by Visvalingam's algorithm: the point with the smallest triangle is removed first.
 * @param {Ring} ring
 */
function simplify(ring) {
  const points = ring.slice(0, -1)
  for (;;) {
    let least = -1
    let bend = 1
    for (let at = 0; at < points.length; at++) {
      const triangle = bendAt(points, at) / (isFine(pointAt(points, at)) ? FINE_BEND : SMALLEST_BEND)
      if (triangle < bend) [least, bend] = [at, triangle]
    }
    if (least === -1 || points.length < 5) return points
    points.splice(least, 1)
  }
}

/** @param {Point} point */
function isFine([x, y]) {
  return x > left && x < right && y > top && y < bottom
}

/**
 * @param {Ring} points
 * @param {number} at
 */
function bendAt(points, at) {
  const [ax, ay] = pointAt(points, at - 1)
  const [bx, by] = pointAt(points, at)
  const [cx, cy] = pointAt(points, at + 1)
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

/**
 * Returns an outline as an SVG path in whole units, with relative coordinates.
 * @param {Ring} ring
 */
function toPath(ring) {
  let [x, y] = rounded(pointAt(ring, 0))
  let text = `M${x} ${y}l`
  for (const point of ring.slice(1)) {
    const [nextX, nextY] = rounded(point)
    if (nextX === x && nextY === y) continue
    text += `${text.endsWith('l') ? '' : ' '}${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  return `${text.replaceAll(' -', '-')}z`
}

/**
 * Returns a ring's point; the index wraps around.
 * @param {Ring} ring
 * @param {number} at
 */
function pointAt(ring, at) {
  const point = ring.at(at % ring.length)
  if (!point) throw new Error('An outline without points')
  return point
}

/**
 * @param {Point} point
 * @returns {Point}
 */
const rounded = ([x, y]) => [Math.round(x), Math.round(y)]
