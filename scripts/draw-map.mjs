/**
 * Draws the world's land once, as one path on the dealers' map: node scripts/draw-map.mjs
 * The facts are Natural Earth's (public domain), the projection is the page's own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { build } from 'esbuild'
import { feature } from 'topojson-client'

import { root } from './root.mjs'

const FOLDER = path.join(root, 'mfe-site/src/dealers')
/** In square units of the map: rocks, and bends that nobody sees. */
const SMALLEST_ISLAND = 40
const SMALLEST_BEND = 12
/** Where dealers lie closest, the map is looked at from nearest. */
const FINE_BEND = 1.6
const FINE = { west: -11, east: 20, south: 36, north: 60 }

const { project, MAP_HEIGHT, MAP_WIDTH } = await load(path.join(FOLDER, 'projection.ts'))
const [left, top] = Object.values(project({ longitude: FINE.west, latitude: FINE.north }))
const [right, bottom] = Object.values(project({ longitude: FINE.east, latitude: FINE.south }))

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

async function load(file) {
  const { outputFiles } = await build({ entryPoints: [file], write: false, format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

function readLand() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const world = JSON.parse(readFileSync(file, 'utf8'))
  const { features } = feature(world, world.objects.land)
  return features[0].geometry.coordinates
}

/** An outline across the map's cut goes on beyond its edge. */
function toPoints(ring) {
  let last = null
  return ring.map(([longitude, latitude]) => {
    const { x, y } = project({ longitude, latitude: Math.max(latitude, -85) })
    last = last === null ? x : x + Math.round((last - x) / MAP_WIDTH) * MAP_WIDTH
    return [last, y]
  })
}

/** What goes beyond an edge comes in at the other one. */
function onBothSides(ring) {
  const xs = ring.map(([x]) => x)
  const shifted = (by) => ring.map(([x, y]) => [x + by, y])
  if (Math.max(...xs) > MAP_WIDTH) return [ring, shifted(-MAP_WIDTH)]
  return Math.min(...xs) < 0 ? [ring, shifted(MAP_WIDTH)] : [ring]
}

function isInSight(ring) {
  return Math.min(...ring.map(([, y]) => y)) < MAP_HEIGHT
}

function areaOf(ring) {
  let twice = 0
  for (let at = 0; at < ring.length - 1; at++) {
    twice += ring[at][0] * ring[at + 1][1] - ring[at + 1][0] * ring[at][1]
  }
  return Math.abs(twice) / 2
}

/** Visvalingam's way: whatever point bends the line least goes first. */
function simplify(ring) {
  const points = ring.slice(0, -1)
  for (;;) {
    let least = -1
    let bend = 1
    for (let at = 0; at < points.length; at++) {
      const triangle = bendAt(points, at) / (isFine(points[at]) ? FINE_BEND : SMALLEST_BEND)
      if (triangle < bend) [least, bend] = [at, triangle]
    }
    if (least === -1 || points.length < 5) return points
    points.splice(least, 1)
  }
}

function isFine([x, y]) {
  return x > left && x < right && y > top && y < bottom
}

function bendAt(points, at) {
  const [ax, ay] = points.at(at - 1)
  const [bx, by] = points[at]
  const [cx, cy] = points[(at + 1) % points.length]
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
}

/** Whole units, each point told from the one before it. */
function toPath(ring) {
  let [x, y] = ring[0].map(Math.round)
  let text = `M${x} ${y}l`
  for (const point of ring.slice(1)) {
    const [nextX, nextY] = point.map(Math.round)
    if (nextX === x && nextY === y) continue
    text += `${text.endsWith('l') ? '' : ' '}${nextX - x} ${nextY - y}`
    ;[x, y] = [nextX, nextY]
  }
  return `${text.replaceAll(' -', '-')}z`
}
