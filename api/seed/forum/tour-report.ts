const days = [
  'A week with two Primes, one tent and my brother Aksel, day by day. It got long. Scroll to Sunday for the moral.',

  `## Monday: station to the first campsite, 54 km

The train had room for two bikes and we were the fourth and fifth. A conductor with a moustache looked at us, looked at the rain, and said he hadn’t seen anything. Long may he serve.

We rolled off at noon with full batteries, level 1, tyres humming. Aksel hadn’t ridden with bags before. For the first ten kilometres he steered like somebody carrying a tray, then he forgot about it, and from then on he was in front.

The campsite has eight pitches, a cold tap, and a farm shop that sells plums by the bucket. There’s no smaller size. We ate plums for dinner, plums for breakfast, and we left with plums in a pannier, which you should never do. More about this on Wednesday.

56 percent left. Charged overnight in the milking parlour, next to a cow called Renate.`,

  `## Tuesday: over the low pass, which isn’t low, 61 km

On the map the pass is 640 m. It doesn’t say that you start at sea level, go up to 400, come down again to look at a chapel, and start over.

Level 2, lowest gear, 80 turns a minute, exactly as the people here preach it. No E07, no complaints, and my motor stayed cooler than I did. Aksel pushed a high gear “for the feeling” and got his E07 at kilometre 22. We had a banana until it went away. He’s been shifting down since, without comment.

At the top there’s a bus shelter, and in it were four strangers, a thermos, and a view for which other places charge money. One of them had ridden up on a three-speed from 1961. He asked what our bikes can do. I said: this. He said his can do it as well, but it takes longer and there’s more swearing.

The way down is 14 km. We braked hard and short instead of dragging, let the discs cool at every lay-by, and still smelled a little like a train. 11 percent left, and Aksel 7.`,

  `## Wednesday: down the valley, into the wind, 48 km

The plums. A pannier that’s in the sun for six hours is a kind of oven. I’ll only say that the tent now smells of jam and that wasps have a very good memory.

Wind from the front, 40 km/h said the forecast, and it kept its word. We took turns at the front, a kilometre each, chin on the bar bag. Range on the display: first 60, then 44, then it stopped trying to be polite.

At the river there’s a ferry, and on the ferry there’s a man who charges batteries for a song. I thought that was a figure of speech. It isn’t. You sing, he plugs you in. Aksel did the one about the herring, all nine verses, and we got an hour on a 6 A charger and a round of applause from a school class. 38 percent gained. I make that four percent per verse.

On the other side we found a campsite with a drying room, and in it the three-speed from Tuesday, hung up by its saddle. Its owner was already asleep, his shoes side by side in front of the tent like in a hotel. He’d come the whole way without singing.`,

  `## Thursday: gravel from morning to night, 57 km

The old towpath. White gravel, poplars, nobody. I let the tyres down to 1.8 and it was like riding on a rug.

Two things broke. My bottle cage lost a bolt (zip tie, still on). And Aksel’s chain jumped off on a root and wedged itself between cassette and frame. We had the tool, we had the link, what we didn’t have was the gloves. If you’ve ever wondered what the little packet in doc-spoke’s packing list is for: it’s for that.

For lunch we came to a village with two bakeries, across the street from each other, that don’t speak. I mean that literally. We bought bread in the one and cake in the other, and both asked us what the other had said. We’d been told by the postman to say “nothing”. There’s a story behind it that has to do with a wedding cake and a ladder, and nobody would tell us the end.

Camped on a meadow, with permission, a horse, and more stars than I remembered there being. We lay on our backs until the grass was wet, and Aksel found the Plough three times, in three different places.`,

  `## Friday: a rest day that became 38 km

The plan was to do nothing. We did nothing until half past ten.

Then we thought we’d look at the castle (4 km). It was closed, but a sign said there was a nice view from the other hill (7 km). From there you see a swimming pool. It’s an open-air one from the thirties, with a diving tower, tiles the colour of mint, and on a Friday in September there wasn’t a soul in it but a lifeguard reading a novel. She put the bookmark in when we came and took it out again when we left. I dived from the three metre board, once, for my own information.

On the way back Aksel’s rear brake began to squeal. We took out the pads, found plum on them, cleaned everything with the alcohol from the first-aid kit, and twenty firm stops later it was quiet. I’d like to see *that* on the service page.`,

  `## Saturday: the long one, along the river, 84 km

Up at five, because Elke says one should. She’s right: mist on the water, a heron every kilometre, and the path to ourselves until nine.

At the third lock the keeper came out with a mug and asked whether we wanted to see how the gates work. We said yes, and that was the next hour. They’re from 1908, balanced so well that he moves six tons with one hip. He let Aksel do it. Aksel hasn’t been this happy since he was eight. There’s a socket on the outside of the hut, “for the boats”, and while we were learning about sluices we were also getting fuller. He wouldn’t take anything for it. We left the last of the plums, with a warning.

From kilometre 60 on I was empty and the battery wasn’t, which is the right way round. Two cafés, three pieces of cake, 9 percent at the campsite. Total climbing for the day: 110 m, all of it bridges.`,

  `## Sunday: home, slowly, 43 km

Nobody wanted to arrive. We stopped for a cat. We stopped for a bench that was no better than other benches. In a wood that isn’t on any of our three maps we met a woman with a cargo bike full of beehives, empty ones, she said, and we kept our distance all the same, because one of us still smelled of plum.

In the last village before the station we stood for ten minutes in front of a house with a blue door and talked about doors.

The road felt shorter than on the map, as it always does on the way home. The train was empty. The conductor had a moustache, and it was the same one.

He looked at the bikes, which by then were the colour of the towpath, and asked where we’d been. Aksel began with Monday. At the terminus the conductor was sitting across from us with his cap on his knee, we’d got as far as the lock keeper, and nobody on that train had shown a ticket.`,

  `## For those who like figures

| | Frida | Aksel |
|---|---|---|
| Distance | 385 km | 387 km (he went back for his hat) |
| Climbing | 2,950 m | 2,950 m |
| Charged | 7 times | 8 times |
| Punctures | 0 | 0 |
| Codes on the display | none | E07, once |
| Pieces of cake | 11 | 14 |

What I’d leave at home: the second pair of trousers, the camping chair, one of the two pots, the plums. What I’d take in their place: a 6 A charger (the travel one is light, but you sit next to it for so long that you buy more cake), thin gloves, and a longer cable, because the plug is always behind the freezer.

What we had too little of: nothing. What we used every single day: the zip ties, the cloth, and the rule that whoever is in front decides when there’s a break.`,

  `**The moral.** I’d always thought that touring with a motor was cheating. It turns out that the motor doesn’t take away the tiredness, it only moves it, from “I hope we get there” to “shall we have a look what’s round the next bend?”. We looked round most of them.

Would we do it again? The map for May is already on the kitchen table, with a plum stain on it.`,
]

/** A tour report that nearly has the longest length of a post, 8,000 characters. */
export const tourReport = days.join('\n\n')
